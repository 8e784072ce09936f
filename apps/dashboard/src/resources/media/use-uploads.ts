import type { Picture } from '@shop/contract'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { mediaMessages } from './media.messages.ts'
import { UploadError, uploadPicture } from './upload-picture.ts'

/** Uploads files one after the other; those that are refused are named with the reason. */
export function useUploads() {
  const t = useMessages(mediaMessages)
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
