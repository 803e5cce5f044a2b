import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '../button.tsx'
import { Field } from './field.tsx'
import { uiTexts } from '../ui.texts.ts'

/** A password that can be looked at. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          name={shown ? uiTexts.hidePassword : uiTexts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? (
            <EyeOff aria-hidden className="size-5" />
          ) : (
            <Eye aria-hidden className="size-5" />
          )}
        </IconButton>
      }
    />
  )
}
