import { type Theme, useMediaQuery } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useSidebarState } from 'react-admin'
import { useLocation } from 'react-router-dom'

/** On a phone the menu lies over the page: another page begins without it, also after going back. */
export function useMenuOfPhone(): void {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [isOpen, setOpen] = useSidebarState()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isPhone && isOpen) setOpen(false)
  }, [isPhone, isOpen, pathname, setOpen])
}
