import { Button } from './button.tsx'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'
import { IconButton } from './icon-button.tsx'

type Properties = {
  /** It does not change with the state, which `aria-pressed` announces. */
  label: string
  icon: Elements
  isPressed: boolean
  onClick: () => void
  /** Shown beside the icon; without text the button is round, for the corner of a card. */
  text?: string | undefined
}

/** A toggle button that adds a product to a saved list or removes it. */
export function ListToggle({ label, icon, isPressed, onClick, text }: Properties) {
  if (text) {
    return (
      <Button
        look="quiet"
        size="small"
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        className="aria-pressed:bg-nile-soft"
      >
        {icon}
        <span>{text}</span>
      </Button>
    )
  }
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-pressed={isPressed}
      onClick={onClick}
      className={classes('rounded-full shadow-card', isPressed ? 'bg-nile text-on-nile' : 'bg-card/90')}
    />
  )
}
