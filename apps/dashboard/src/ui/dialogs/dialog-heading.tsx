import { DialogTitle } from '@mui/material'

/** The title of a dialog. The number of an order in it, such as NW-1042, does not break at its hyphen. */
export function DialogHeading({ id, title }: { id: string; title: string }) {
  const parts = title.split(/(\S+-\d\S*)/).map((text, index) => ({ text, index, isNumber: index % 2 === 1 }))
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
