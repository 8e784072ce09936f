import { type CSSProperties, useState } from 'react'

/** Shows a picture from a file. Give it the file as its `key`: it does not follow another one. */
export function FileImage({ file, alt, style }: { file: Blob; alt: string; style: CSSProperties }) {
  const [url] = useState(() => URL.createObjectURL(file))
  const free = () => URL.revokeObjectURL(url)
  return <img src={url} alt={alt} onLoad={free} onError={free} style={style} />
}
