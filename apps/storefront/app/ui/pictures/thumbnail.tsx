import { useState } from 'react'
import { classes } from '../classes.ts'
import stockPicture from './stock-picture.svg'

/** A small decorative picture; a stock picture when it is missing or broken (rule G-08). */
export function Thumbnail({ image, className }: { image: string | null; className?: string }) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null)
  const isMissing = image === null || image === brokenImage
  return (
    <img
      src={isMissing ? stockPicture : image}
      alt=""
      width={64}
      height={64}
      decoding="async"
      onError={() => setBrokenImage(image)}
      className={classes('size-16 shrink-0 rounded-control bg-well object-cover', className)}
    />
  )
}
