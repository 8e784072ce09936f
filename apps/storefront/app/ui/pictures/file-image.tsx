import { useState } from 'react'

/** Shows a picture from a file. Give it the file as its `key`: it does not follow another one. */
export function FileImage({ file, alt, className }: { file: Blob; alt: string; className: string }) {
  const [url] = useState(() => URL.createObjectURL(file))
  const free = () => URL.revokeObjectURL(url)
  return <img src={url} alt={alt} onLoad={free} onError={free} className={className} />
}
