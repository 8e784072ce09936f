import { sendAsStaff } from './api.ts'

/**
 * Saves what a call answers as a file, in the name of who is signed in.
 *
 * @param path the call, with its query
 * @param fallbackName the name of the file where the answer gives none
 * @throws Error when the shop refuses
 */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await sendAsStaff(path, {})
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), named ?? fallbackName)
}

/** Saves what the browser has already as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
