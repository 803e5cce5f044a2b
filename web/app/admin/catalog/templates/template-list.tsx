import { useState } from 'react'
import type { Template, Templates } from '@tohfa/contract/backoffice/templates.calls'
import { titleOf } from '#platform/i18n/product-words.ts'
import { typeLabel } from '#catalog/products/type-label.ts'
import { Checkbox } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { templatesTexts as texts } from './templates.texts.ts'

/** The price that a template is chosen at, as typed; empty for the one that it has. */
export type Choice = ReadonlyMap<string, string>

/** All templates by their type, each with its picture and, once chosen, its price. */
export function TemplateList({
  read: { templates, isSample },
  choice,
  onChoose,
}: {
  read: Templates
  choice: Choice
  onChoose: (key: string, pays: string | null) => void
}) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = templates.filter((one) =>
    `${one.title} ${one.titleHi} ${typeLabel(one.productType)}`.toLowerCase().includes(words),
  )
  const types = [...new Set(found.map(({ productType }) => productType))]
  return (
    <>
      <Field
        label={texts.search}
        type="search"
        className="max-w-sm"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <p className="pb-4 text-sm">{texts.none}</p>}
      {types.map((type) => (
        <section key={type} aria-labelledby={`templates-${type}`} className="pb-6">
          <h2 id={`templates-${type}`} className="pb-2 text-lg font-semibold">
            {typeLabel(type)}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
            {found
              .filter(({ productType }) => productType === type)
              .map((one) => (
                <TemplateCard
                  key={one.key}
                  template={one}
                  typed={choice.get(one.key)}
                  isFixed={one.here && !isSample}
                  onChoose={(pays) => onChoose(one.key, pays)}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function TemplateCard({
  template,
  typed,
  isFixed,
  onChoose,
}: {
  template: Template
  /** The price as typed; undefined while it is not chosen. */
  typed: string | undefined
  /** Whether the shop has it for good. */
  isFixed: boolean
  onChoose: (pays: string | null) => void
}) {
  const { key, picture, pays, personalised } = template
  const label = titleOf(template)
  return (
    <li className="flex min-w-0 flex-col gap-1 text-sm wrap-anywhere [&_.choice]:whitespace-normal">
      <img
        src={picture}
        alt=""
        width={360}
        height={450}
        loading="lazy"
        className="aspect-4/5 w-full bg-sunken object-cover"
      />
      {isFixed ? (
        <p className="font-medium">{label}</p>
      ) : (
        <Checkbox
          name="templates"
          value={key}
          label={label}
          checked={typed !== undefined}
          onChange={(on) => onChoose(on ? '' : null)}
        />
      )}
      <p className="text-xs text-quiet empty:hidden">
        {isFixed ? texts.here : personalised ? texts.personalised : ''}
      </p>
      {typed !== undefined && (
        <Field
          label={texts.pays}
          aria-label={texts.paysOf(label)}
          inputMode="decimal"
          autoComplete="off"
          placeholder={String(pays)}
          value={typed}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </li>
  )
}
