import { Notification } from 'react-admin'

/** Toasts: at the top right, for five seconds (rule G-06), below the bar with the heading of the page. */
export function Toasts() {
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={{ marginBlockStart: 6 }}
    />
  )
}
