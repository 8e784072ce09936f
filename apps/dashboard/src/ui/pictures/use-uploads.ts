import { ApiError, type Picture } from '@shop/contract'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { staffApi } from '../../data/api.ts'
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
        pictures.push(await staffApi.pictures.uploadPicture({}, { file }))
      } catch (error) {
        const reason = (error instanceof ApiError && error.answer.message) || t.noConnection
        notify(t.failed({ file: file.name, reason }), { type: 'error' })
      }
    }
    setBusy(false)
    return pictures
  }
  return { upload, isBusy }
}
