/** The site writes and takes files of references; the extension does not, whose package would be a fifth larger. */
export const offersFiles = import.meta.env.EXPORT_FORMATS.length > 0;
