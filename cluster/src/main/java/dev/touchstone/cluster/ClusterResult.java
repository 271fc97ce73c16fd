package dev.touchstone.cluster;

import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.game.Player;
import org.jspecify.annotations.Nullable;

/**
 * What came out of a search by many.
 *
 * @param winner who wins; nobody if it was stopped first
 * @param steps the steps of the certificate, if there is a winner
 * @param nodes positions expanded by all jobs, in earlier runs as well
 * @param nodesBefore those of earlier runs
 */
public record ClusterResult(
    @Nullable Player winner,
    CertificateFile.Source steps,
    long nodes,
    long nodesBefore,
    long jobs) {}
