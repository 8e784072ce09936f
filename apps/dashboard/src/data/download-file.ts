import { saveFile } from '@shop/session'
import { sendAsStaff } from './api.ts'

/**
 * Downloads the answer of a call as a file, with the token of the signed-in member.
 *
 * @param path the path of the call, with its query
 * @param fallbackName the name of the file if the answer names none
 * @throws Error when the server refuses
 */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const response = await sendAsStaff(path, {})
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), named ?? fallbackName)
}
