import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'

export type Toast = { id: number; kind: 'success' | 'error'; title: string; description?: string | undefined }
type ShowToast = (toast: Omit<Toast, 'id'>) => void

const ToastContext = createContext<ShowToast | null>(null)
const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Shows short messages; the code and styles for it are fetched when the first one comes. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const showToast = useCallback<ShowToast>((toast) => {
    setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }])
  }, [])
  return (
    <ToastContext value={showToast}>
      {children}
      <Suspense>{toasts.length > 0 && <Toaster toasts={toasts} />}</Suspense>
    </ToastContext>
  )
}

/** @throws Error outside its provider */
export function useToasts(): ShowToast {
  const showToast = useContext(ToastContext)
  if (!showToast) throw new Error('useToasts needs a ToastProvider above it')
  return showToast
}
