import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Without HEIC, which the shop cannot open: phones then give a JPEG instead. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type Properties = { label: string; isResting: boolean; onChoose: (files: File[]) => void }

/** A button that chooses pictures, from the camera or the gallery of a phone. */
export function PicturesButton({ label, isResting, onChoose }: Properties) {
  const input = useRef<HTMLInputElement>(null)

  /** Forgets the files of before: to choose them again would else be no change. */
  function open(): void {
    if (!input.current) return
    input.current.value = ''
    input.current.click()
  }

  return (
    <>
      <Button size="small" isResting={isResting} onClick={open}>
        <Camera aria-hidden="true" className="size-5" />
        <span>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        aria-hidden="true"
        tabIndex={-1}
        accept={pictureTypes}
        multiple
        disabled={isResting}
        className="sr-only"
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </>
  )
}
