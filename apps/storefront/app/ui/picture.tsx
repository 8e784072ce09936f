import { useEffect, useRef, useState } from 'react'
import type { PictureView } from '../picture-view.ts'
import { classes } from './classes.ts'
import stockPicture from './stock-picture.svg'

type Properties = {
  picture: PictureView | null
  alt: string
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** The picture is what the page is about: fetch it at once. */
  isEager?: boolean
  className?: string
}

/** A picture in the renditions that the browser can choose from; a stock picture when there is none or it breaks (rule G-08). */
export function Picture({ picture, alt, sizes, isEager = false, className }: Properties) {
  const [brokenId, setBrokenId] = useState<number | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const id = picture?.id ?? null
  useEffect(() => {
    // A picture may have broken before this code was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenId(id)
  }, [id])
  if (!picture || brokenId === picture.id) {
    return (
      <img src={stockPicture} alt={alt} width={1200} height={1200} className={classes('object-contain', className)} />
    )
  }
  return (
    <picture className="contents">
      {/* A source is laid out like any element unless told otherwise, and would take a gap in rows and grids. */}
      <source type="image/avif" srcSet={renditionsOf(picture, 'avif')} sizes={sizes} className="hidden" />
      <img
        ref={image}
        src={picture.image}
        srcSet={renditionsOf(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isEager ? 'high' : 'auto'}
        onError={() => setBrokenId(picture.id)}
        className={className}
      />
    </picture>
  )
}

function renditionsOf({ base, widths }: PictureView, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}
