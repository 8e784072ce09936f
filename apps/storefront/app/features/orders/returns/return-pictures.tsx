import { maxReturnPictures, type OrderReturn } from '@shop/contract'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FileImage } from '../../../ui/pictures/file-image.tsx'
import type { OrderCall } from '../use-order.ts'
import { PicturesButton } from './pictures-button.tsx'
import { TroubleText } from './return-alert.tsx'
import { returnsMessages } from './returns.late.messages.ts'
import { type PictureSending, useReturnPicture } from './use-returns.ts'

type Properties = {
  of: OrderReturn
  order: OrderCall
  isBusy: boolean
  sending: PictureSending | null
  onAdd: (files: File[]) => void
}

/** The pictures of a return, which of them did not arrive, and a button for more while it takes them. */
export function ReturnPictures({
  of: { id, number, pictures, can_withdraw },
  order,
  isBusy,
  sending,
  onAdd,
}: Properties) {
  const t = useMessages(returnsMessages)
  const { now, missed } = sending?.returnId === id ? sending : { now: null, missed: [] }
  const places = Array.from({ length: pictures }, (_, index) => index + 1)
  return (
    <>
      {pictures > 0 && (
        <ul className="flex flex-wrap gap-3">
          {places.map((place) => (
            <li key={place}>
              <ReturnPicture order={order} id={id} place={place} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-muted text-sm empty:hidden">
        {now ? t.sendingPicture(now) : ''}
      </p>
      <div role="alert" className="empty:hidden">
        {missed.length > 0 && (
          <Alert tone="danger" icon={<CircleAlert />}>
            <p className="font-semibold">{t.picturesMissed({ count: missed.length })}</p>
            <ul className="grid gap-1">
              {missed.map(({ file, why }) => (
                <li key={`${file.name} ${file.lastModified}`}>
                  <span className="block font-semibold wrap-anywhere">
                    <bdi>{file.name}</bdi>
                  </span>
                  <TroubleText trouble={why} />
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      {can_withdraw && pictures < maxReturnPictures && (
        <PicturesButton label={t.addPicturesTo({ number })} isResting={isBusy} onChoose={onAdd} />
      )}
    </>
  )
}

/** A small picture, which a press enlarges, or loads again where it did not come. */
function ReturnPicture({ order, id, place }: { order: OrderCall; id: string; place: number }) {
  const t = useMessages(returnsMessages)
  const [isOpen, setOpen] = useState(false)
  const { data: file, refetch } = useReturnPicture(order, id, place)
  return (
    <>
      <button
        type="button"
        aria-label={t.enlarge({ place })}
        className="block size-20 overflow-hidden rounded-control bg-well"
        onClick={() => (file ? setOpen(true) : void refetch())}
      >
        {file && <FileImage file={file} alt="" className="size-full object-cover" />}
      </button>
      {file && isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title={t.picture({ place })}
          className="w-[min(60rem,calc(100vw-1rem))]"
        >
          <FileImage file={file} alt={t.sentPicture({ place })} className="mx-auto max-h-[75vh]" />
        </Dialog>
      )}
    </>
  )
}
