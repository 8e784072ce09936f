import { saveFile } from '@shop/session'
import { useNotify } from 'react-admin'
import { sendAsStaff } from '../data/api.ts'
import { useRequest } from './use-action.ts'

/**
 * Saves the answers of calls as files, with the token of the signed-in member, one at a time.
 *
 * @param failed the toast when a file does not come
 */
export function useDownload(failed: string) {
  const notify = useNotify()
  const { isBusy, send } = useRequest({ failed })

  /** @param path of the call, with its query. @param fallbackName the name of the file if the answer names none */
  async function save(path: string, fallbackName: string): Promise<void> {
    const problem = await send(() => download(path, fallbackName))
    if (problem) notify(problem, { type: 'error' })
  }
  return { isBusy, save }
}

async function download(path: string, fallbackName: string): Promise<void> {
  const response = await sendAsStaff(path, {})
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), named ?? fallbackName)
}
