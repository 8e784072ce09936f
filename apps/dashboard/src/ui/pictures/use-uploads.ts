import { ApiError, type Picture } from '@shop/contract'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { picturesMessages } from './pictures.messages.ts'

/** Uploads files one after the other. A toast names each file that is refused, with the reason. */
export function useUploads() {
  const t = useMessages(picturesMessages)
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  /** Pictures may be dropped while others are on their way. */
  const running = useRef(0)

  async function upload(files: readonly File[]): Promise<Picture[]> {
    running.current += 1
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
    running.current -= 1
    setBusy(running.current > 0)
    return pictures
  }
  return { upload, isBusy, isUploading: () => running.current > 0 }
}
