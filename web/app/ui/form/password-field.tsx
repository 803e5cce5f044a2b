// chunk: forms
import { Eye, EyeOff } from 'lucide'
import { useState, type ComponentProps } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { Field } from './field.tsx'
import { uiTexts } from '#ui/ui.texts.ts'

/** A password field with a button that shows the password. */
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
            <Icon shape={EyeOff} className="size-5" />
          ) : (
            <Icon shape={Eye} className="size-5" />
          )}
        </IconButton>
      }
    />
  )
}
