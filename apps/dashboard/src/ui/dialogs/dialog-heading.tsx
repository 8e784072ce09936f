import { DialogTitle } from '@mui/material'

/** The title of a dialog. The number of an order or a return in it, NW-1042 or RT-1001, does not break at its hyphen. */
export function DialogHeading({ id, title }: { id: string; title: string }) {
  const parts = title.split(/(\b(?:NW|RT)-\d+)/).map((text, index) => ({ text, index, isNumber: index % 2 === 1 }))
  return (
    <DialogTitle id={id}>
      {parts.map(({ text, index, isNumber }) => (
        <span key={index} style={isNumber ? { whiteSpace: 'nowrap' } : {}}>
          {text}
        </span>
      ))}
    </DialogTitle>
  )
}
