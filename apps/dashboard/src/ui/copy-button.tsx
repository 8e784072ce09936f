import ContentCopy from '@mui/icons-material/ContentCopy'
import { Button } from '@mui/material'
import { copyText } from '@shop/session'
import { useState } from 'react'

type Properties = {
  text: string
  label: string
  /** The label once the text is copied. */
  done: string
}

/** Copies a text. */
export function CopyButton({ text, label, done }: Properties) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void copyText(text).then(setCopied)
  return (
    <Button startIcon={<ContentCopy />} onClick={copy} aria-live="polite">
      {isCopied ? done : label}
    </Button>
  )
}
