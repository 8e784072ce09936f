/**
 * Whether this is a path of the shop; `//other.example`, `/\other.example` and `https://other.example` name somebody else's. Browsers
 * leave out tabs and line breaks before they read an address.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![\t\n\r]*[/\\])/.test(text)
}
