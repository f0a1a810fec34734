/** Names of what opens a session or a file to whoever has it, as sites spell them in addresses and in metadata. */
const secretName =
  /(?:token|jwt|nonce|secret|passw(?:or)?d|pwd|credentials?|signature|api[_-]?key|access[_-]?key|sess(?:ion)?[_-]?id|[cx]srf[\w-]*)$/i;

/** Whether a name is that of a secret. */
export function namesSecret(name: string): boolean {
  return secretName.test(name.trim());
}

/** Whether an address, which may be relative, has a parameter that is a secret; also one in its path (`;jsessionid=`). */
export function hasSecret(address: string): boolean {
  return [...address.matchAll(/[?&;#]([\w.[\]-]{1,60})=/g)].some(([, name = '']) => namesSecret(name));
}
