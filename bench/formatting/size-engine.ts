// What a host with precompiled styles loads: everything but the readers of XML.
export { compileStyle } from '@citewright/csl';
