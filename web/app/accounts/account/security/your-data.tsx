import { useState } from 'react'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import { useNavigate } from '#ui/link.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { PasswordDialog } from '#accounts/account/password/password-dialog.tsx'
import { eraseData, exportData } from './security.calls.ts'
import { safetyTexts } from './security.texts.ts'
import { leaveSession } from '#platform/session/session.store.ts'

const texts = safetyTexts.data
const fileName = 'my-data.json'

/** The person's stored data, to export or to erase (DPDP Act). */
export function YourData({ userId }: { userId: string }) {
  const [asking, setAsking] = useState<'download' | 'erase' | null>(null)
  const navigate = useNavigate()
  const close = () => setAsking(null)

  async function download(password: string) {
    const answer = await exportData(userId, password)
    if (!answer.success) return answer
    saveAsFile(answer.data)
    toast('success', texts.downloaded)
    close()
    return null
  }

  async function erase(password: string) {
    const answer = await eraseData(userId, password)
    if (!answer.success) return answer
    toast('success', answer.message ?? '')
    leaveSession()
    void navigate('/signin', { replace: true })
    return null
  }

  return (
    <section className="max-w-2xl">
      <h2 className="text-lg font-semibold">{texts.heading}</h2>
      <p className="mt-1 text-sm text-quiet">{texts.sentence}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setAsking('download')}>
          {texts.download}
        </Button>
        <Button look="danger" onClick={() => setAsking('erase')}>
          {texts.erase}
        </Button>
      </div>
      <PasswordDialog
        open={asking === 'download'}
        onClose={close}
        title={texts.downloadTitle}
        sentence={texts.downloadSentence}
        action={texts.confirmDownload}
        onPassword={download}
      />
      <PasswordDialog
        open={asking === 'erase'}
        onClose={close}
        title={texts.eraseTitle}
        sentence={texts.eraseSentence}
        action={texts.confirmErase}
        dangerous
        onPassword={erase}
      />
    </section>
  )
}

function saveAsFile(data: PersonalData): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
