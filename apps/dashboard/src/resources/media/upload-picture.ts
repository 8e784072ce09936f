import type { ErrorAnswer, Picture } from '@shop/contract'
import { sendAsStaff } from '../../api.ts'

/** A picture that the shop did not take; `reason` is its sentence, empty when there was no answer. */
export class UploadError extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.name = 'UploadError'
    this.reason = reason
  }
}

/** Puts a picture into the shop. @throws UploadError */
export async function uploadPicture(file: File): Promise<Picture> {
  const headers = { 'content-type': file.type.startsWith('image/') ? file.type : 'application/octet-stream' }
  const response = await sendAsStaff('/api/admin/pictures/', { method: 'POST', headers, body: file }).catch(() => null)
  if (!response) throw new UploadError('')
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer as Picture
  throw new UploadError((answer as Partial<ErrorAnswer>).message ?? '')
}
