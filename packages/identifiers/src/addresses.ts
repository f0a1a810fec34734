/** Addresses and DOIs in a text, each up to the next white space. */
export const addresses = /(?:https?:\/\/|www\.|\bdoi: ?(?=10\.)|\b10\.\d{4,9}\/)\S+/giu;
