import { maxReturnPictures } from '@shop/contract'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FileImage } from '../../../ui/pictures/file-image.tsx'
import { PicturesButton } from './pictures-button.tsx'
import { returnsMessages } from './returns.late.messages.ts'

/** Tells files apart: the camera of a phone gives all of them one name. */
const keyOf = (file: File) => `${file.name} ${file.lastModified} ${file.size}`

type Properties = { pictures: readonly File[]; onChange: (pictures: File[]) => void }

/** The pictures of a request that is not sent yet. */
export function ChosenPictures({ pictures, onChange }: Properties) {
  const t = useMessages(returnsMessages)
  const [isOver, setOver] = useState(false)
  function add(files: readonly File[]): void {
    const all = [...pictures, ...files.filter((file) => !pictures.some((each) => keyOf(each) === keyOf(file)))]
    setOver(all.length > maxReturnPictures)
    onChange(all.slice(0, maxReturnPictures))
  }
  function remove(file: File): void {
    setOver(false)
    onChange(pictures.filter((each) => each !== file))
  }
  return (
    <fieldset className="grid min-w-0 justify-items-start gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t.picturesUpTo({ max: maxReturnPictures })}</legend>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((file, index) => (
            <li key={keyOf(file)} className="relative">
              <FileImage file={file} alt={file.name} className="size-20 rounded-control bg-well object-cover" />
              <IconButton
                label={t.removePicture({ place: index + 1 })}
                icon={<X aria-hidden="true" className="size-5 rounded-full bg-card text-ink" />}
                className="absolute -end-3 -top-3"
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <PicturesButton label={t.addPictures} isResting={pictures.length === maxReturnPictures} onChoose={add} />
      <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
        {isOver ? t.picturesLeftOut({ max: maxReturnPictures }) : ''}
      </p>
    </fieldset>
  )
}
