import { useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import type { PictureView } from './picture-view.ts'
import stockPicture from './stock-picture.svg'

type Properties = {
  picture: PictureView | null
  alt: string
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Whether the picture is the main content: it is fetched at once. */
  isEager?: boolean
  className?: string
}

/** A picture with renditions. After an error the smallest file is shown, then a stock picture (rules G-08, M-12). */
export function Picture({ picture, alt, sizes, isEager = false, className }: Properties) {
  const [broken, setBroken] = useState({ id: -1, times: 0 })
  const image = useRef<HTMLImageElement>(null)
  const id = picture?.id ?? null
  useEffect(() => {
    // The picture may have failed before hydration, when no handler was attached.
    if (id !== null && image.current?.complete && image.current.naturalWidth === 0) setBroken({ id, times: 1 })
  }, [id])
  const faults = picture?.id === broken.id ? broken.times : 0
  const hasRenditions = picture !== null && picture.widths.length > 0
  if (!picture || faults > (hasRenditions ? 1 : 0)) {
    return (
      <img src={stockPicture} alt={alt} width={1200} height={1200} className={classes('object-contain', className)} />
    )
  }
  const shared = {
    ref: image,
    width: picture.width,
    height: picture.height,
    decoding: 'async',
    onError: () => setBroken({ id: picture.id, times: faults + 1 }),
    className,
  } as const
  if (faults === 1)
    return <img key="smallest" src={`${picture.base}/${picture.widths[0]}.webp`} alt={alt} {...shared} />
  return (
    <picture className="contents">
      {/* Without `hidden` a source is laid out like any element, and takes a gap in rows and grids. */}
      {hasRenditions && (
        <source type="image/avif" srcSet={renditionsOf(picture, 'avif')} sizes={sizes} className="hidden" />
      )}
      <img
        {...shared}
        alt={alt}
        src={picture.image}
        srcSet={renditionsOf(picture, 'webp') || undefined}
        sizes={sizes}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
      />
    </picture>
  )
}

function renditionsOf({ base, widths }: PictureView, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}
