import { createSvgIcon } from '@mui/material/SvgIcon'
import { createElement } from 'react'

/**
 * Makes an icon of Lucide a component of MUI, so that it takes MUI's sizes and colors.
 *
 * @param {string} name that react-admin and the dashboard import it by
 * @param {import('lucide-react').LucideIcon} drawing
 */
export function createIcon(name, drawing) {
  return createSvgIcon(createElement(drawing), name)
}
