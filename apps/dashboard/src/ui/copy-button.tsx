import ContentCopy from '@mui/icons-material/ContentCopy'
import { Button } from '@mui/material'
import { useState } from 'react'

type Properties = {
  text: string
  label: string
  /** The label once the text is copied. */
  done: string
}

/** Copies a text. Hidden in an insecure context, where browsers have no clipboard. */
export function CopyButton({ text, label, done }: Properties) {
  const [isCopied, setCopied] = useState(false)
  if (!window.isSecureContext) return null
  const copy = () => void window.navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <Button startIcon={<ContentCopy />} onClick={copy} aria-live="polite">
      {isCopied ? done : label}
    </Button>
  )
}
