const documents = /\.(?:doc[xm]|dotx|odt|ott|pdf|tex|ltx|[qr]?md|markdown|html?|zip)$/i;

/** Whether a file of this name is a document, not a text or a file of references. */
export const isDocumentName = (name: string): boolean => documents.test(name);
