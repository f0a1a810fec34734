export type { DateValue, DateVariable, Item, Name, NameVariable, TextVariable } from './item.ts';
