// The theorem of this page: the statement, its digest, and the certificate in base64 unless it is too large.

const carrier = document.getElementById("theorem");
const explorer = new Explorer({ ...carrier.dataset, embedded: carrier.textContent });
