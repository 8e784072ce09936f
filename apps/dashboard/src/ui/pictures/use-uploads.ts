import type { ErrorAnswer, Picture } from '@shop/contract'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { sendAsStaff } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { picturesMessages } from './pictures.messages.ts'

/** Uploads files one after the other. A toast names each file that is refused, with the reason. */
export function useUploads() {
  const t = useMessages(picturesMessages)
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function upload(files: readonly File[]): Promise<Picture[]> {
    setBusy(true)
    const pictures: Picture[] = []
    for (const file of files) {
      try {
        pictures.push(await uploadPicture(file))
      } catch (error) {
        const reason = error instanceof UploadError && error.reason !== '' ? error.reason : t.noConnection
        notify(t.failed({ file: file.name, reason }), { type: 'error' })
      }
    }
    setBusy(false)
    return pictures
  }
  return { upload, isBusy }
}

/** The server refused a picture. `reason` is its sentence, empty when no answer came. */
class UploadError extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.name = 'UploadError'
    this.reason = reason
  }
}

/** Uploads one picture. @throws UploadError */
async function uploadPicture(file: File): Promise<Picture> {
  const headers = { 'content-type': file.type.startsWith('image/') ? file.type : 'application/octet-stream' }
  const response = await sendAsStaff('/api/admin/pictures/', { method: 'POST', headers, body: file }).catch(() => null)
  if (!response) throw new UploadError('')
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer as Picture
  throw new UploadError((answer as Partial<ErrorAnswer>).message ?? '')
}
