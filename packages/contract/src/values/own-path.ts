/** Whether this is a path of the shop; `//other.example`, `/\other.example` and `https://other.example` name somebody else's. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text)
}
