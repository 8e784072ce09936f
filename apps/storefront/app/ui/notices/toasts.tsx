import { createContext, useCallback, useContext, useState } from 'react'
import type { Elements } from '../elements.ts'
import { useLateModule } from '../hooks/use-late-module.ts'
import type { Toast } from './toaster.tsx'

type ShowToast = (toast: Omit<Toast, 'id'>) => void

const ToastContext = createContext<ShowToast | null>(null)
const fetchToaster = () => import('./toaster.tsx')

/** Shows toasts; their code and styles are loaded with the first one. */
export function ToastProvider({ children }: { children: Elements }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const showToast = useCallback<ShowToast>((toast) => {
    setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const late = useLateModule(toasts.length > 0, fetchToaster)
  return (
    <ToastContext value={showToast}>
      {children}
      {late && <late.Toaster toasts={toasts} />}
    </ToastContext>
  )
}

/** @throws Error outside its provider */
export function useToasts(): ShowToast {
  const showToast = useContext(ToastContext)
  if (!showToast) throw new Error('useToasts needs a ToastProvider above it')
  return showToast
}
