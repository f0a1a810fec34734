/** The id of an element that is there while the tool takes the files that are dropped on the page. */
export const dropMark = 'tool-takes-files';
