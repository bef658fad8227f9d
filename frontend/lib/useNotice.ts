import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NOTICE } from '../paths'
import { useToast } from './toasts'

/** Shows why someone was sent to this page, once, and takes it out of the address. */
export const useNotice = (): void => {
  const location = useLocation()
  const navigate = useNavigate()
  const showToast = useToast()
  useEffect(() => {
    // most visits bring no notice: what shows one is loaded by those that do
    if (location.search.includes(NOTICE))
      void import('./showNotice').then(({ showNotice }) => showNotice(location, navigate, showToast))
  }, [location, navigate, showToast])
}
