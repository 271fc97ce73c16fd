package dev.touchstone.cluster.post;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.ClientConnectionStrategyConfig.ReconnectMode;
import com.hazelcast.client.config.RoutingMode;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.NetworkConfig;
import com.hazelcast.config.QueueConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/**
 * Hazelcast as it is used here: one member, which listens on one address and looks for no others,
 * and clients. Queues of byte arrays are all that it has; no class of anybody's is read from the
 * network, nothing is logged unless it is asked for, and no home is phoned.
 */
final class Members {

  private static final int MOST_WAITING = 10_000;
  private static final int CONNECT_MILLIS = 5000;

  /** Java objects are read of this class only, and there is none of it. */
  private static final String NOTHING = "dev.touchstone.cluster.post.Nothing";

  private static final String LOGGING = "hazelcast.logging.type";

  private Members() {}

  /** The member to which all others come. */
  static HazelcastInstance host(Address address, Seal seal) throws IOException {
    quiet();
    InetAddress host;
    try {
      host = InetAddress.getByName(address.host());
      // Hazelcast says little of why it cannot listen.
      new ServerSocket(address.port(), 1, host).close();
    } catch (IOException e) {
      throw new IOException("cannot listen at %s: %s".formatted(address, e.getMessage()), e);
    }
    Config config = new Config();
    config.setClusterName(seal.clusterName());
    config.setProperty("hazelcast.phone.home.enabled", "false");
    config.setProperty("hazelcast.shutdownhook.enabled", "false");
    config.setProperty("hazelcast.socket.bind.any", "false");
    config.setProperty("hazelcast.health.monitoring.level", "OFF");
    config.setProperty("hazelcast.partition.count", "11");
    config.getJetConfig().setEnabled(false);
    config.getIntegrityCheckerConfig().setEnabled(false);
    config.addQueueConfig(
        new QueueConfig("*")
            .setMaxSize(MOST_WAITING)
            .setBackupCount(0)
            .setStatisticsEnabled(false));
    closeToClasses(config.getSerializationConfig());
    NetworkConfig network = config.getNetworkConfig();
    network.setPort(address.port()).setPortAutoIncrement(false);
    network.setPublicAddress(host.getHostAddress() + ":" + address.port());
    network.getInterfaces().setEnabled(true).addInterface(host.getHostAddress());
    JoinConfig join = network.getJoin();
    join.getMulticastConfig().setEnabled(false);
    join.getTcpIpConfig().setEnabled(false);
    join.getAutoDetectionConfig().setEnabled(false);
    try {
      return Hazelcast.newHazelcastInstance(config);
    } catch (RuntimeException e) {
      throw new IOException("cannot listen at " + address + ": " + e.getMessage(), e);
    }
  }

  /** A client of the member at this address, which must know the same secret. */
  static HazelcastInstance join(Address address, Seal seal) throws IOException {
    quiet();
    ClientConfig config = new ClientConfig();
    config.setClusterName(seal.clusterName());
    config.setProperty("hazelcast.client.shutdownhook.enabled", "false");
    closeToClasses(config.getSerializationConfig());
    config.getNetworkConfig().addAddress(address.toString());
    config.getNetworkConfig().getClusterRoutingConfig().setRoutingMode(RoutingMode.SINGLE_MEMBER);
    config.getConnectionStrategyConfig().setReconnectMode(ReconnectMode.OFF);
    config
        .getConnectionStrategyConfig()
        .getConnectionRetryConfig()
        .setClusterConnectTimeoutMillis(CONNECT_MILLIS);
    try {
      return HazelcastClient.newHazelcastClient(config);
    } catch (RuntimeException e) {
      throw new IOException("nobody with this secret answers at %s".formatted(address), e);
    }
  }

  private static void closeToClasses(SerializationConfig config) {
    JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig();
    filter.setDefaultsDisabled(true).getWhitelist().addClasses(NOTHING);
    config.setJavaSerializationFilterConfig(filter).setCheckClassDefErrors(true);
  }

  /** Unless somebody wants to read what Hazelcast logs. */
  private static void quiet() {
    if (System.getProperty(LOGGING) == null) {
      System.setProperty(LOGGING, "none");
    }
  }
}
