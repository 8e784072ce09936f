import { Notification } from 'react-admin'

/** Toasts: at the top right, for five seconds (rule G-06). */
export function Toasts() {
  return <Notification autoHideDuration={5000} anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />
}
