const browsers: [pattern: RegExp, name: string][] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** What a person recognises a device by, such as "Chrome · Android". Empty when the browser tells nothing we know. */
export function labelDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1]
  return [find(browsers), find(systems)].filter((name) => name !== undefined).join(' · ')
}
