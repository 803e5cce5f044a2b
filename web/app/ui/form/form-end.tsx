import { Button } from '#ui/button.tsx'

/** The end of a form or a question: its error, and its buttons Cancel and Submit. */
export function FormEnd({
  problem,
  leave,
  send,
  look,
  busy,
  onLeave,
  onSend,
}: {
  problem?: string | null | undefined
  leave: string
  send: string
  look?: 'primary' | 'danger'
  busy?: boolean
  onLeave: () => void
  /** For a button without a surrounding form. */
  onSend?: () => void
}) {
  return (
    <>
      {problem && (
        <p role="alert" className="pb-3 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onLeave}>
          {leave}
        </Button>
        <Button
          type={onSend ? 'button' : 'submit'}
          {...(look && { look })}
          {...(busy !== undefined && { busy })}
          {...(onSend && { onClick: onSend })}
        >
          {send}
        </Button>
      </div>
    </>
  )
}
