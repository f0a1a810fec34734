// The whole engine, its readers of XML among it.
export { compileStyle } from '@citewright/csl';
