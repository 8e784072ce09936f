import { createSvgIcon } from '@mui/material/SvgIcon'
import { createElement } from 'react'

/**
 * Draws an icon of 24 × 24 as a component of MUI.
 *
 * @param {string} name of the icon in Material Icons
 * @param {...(string | { cx: string, cy: string, r: string })} shapes the data of a path, or a circle
 */
export function createIcon(name, ...shapes) {
  const drawn = shapes.map((shape, key) =>
    typeof shape === 'string' ? createElement('path', { d: shape, key }) : createElement('circle', { ...shape, key }),
  )
  return createSvgIcon(drawn.length === 1 ? drawn[0] : drawn, name)
}
