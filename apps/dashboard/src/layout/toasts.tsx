import { Notification } from 'react-admin'

/** Short notices: at the top on the far side, gone after five seconds (rule G-06). */
export function Toasts() {
  return <Notification autoHideDuration={5000} anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />
}
