import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NOTICE } from '../paths'
import { useToast } from './toasts'

/** Shows why someone was sent to this page, once, and takes it out of the address. */
export const useNotice = (): void => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const showToast = useToast()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const code = query.get(NOTICE)
    if (code === null) return
    query.delete(NOTICE)
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    // most visits bring no notice: the texts are loaded by those that do
    void import('./messages/noticeMessages').then(({ noticeOf }) => {
      const notice = noticeOf(code)
      if (notice) showToast(notice)
    })
  }, [pathname, search, hash, navigate, showToast])
}
