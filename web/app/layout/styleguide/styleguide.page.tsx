import { Buttons, Choices, Fields } from './controls.tsx'
import { Floating, ProductParts, States } from './parts.tsx'
import { styleguideTexts as texts } from './styleguide.texts.ts'
import { Colors, Form, TypeScale } from './tokens.tsx'

const sections = {
  colors: Colors,
  type: TypeScale,
  form: Form,
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  product: ProductParts,
  floating: Floating,
  states: States,
}

/** All components on one page, for developers (docs/look.md); shown to admins. */
export default function StyleguidePage() {
  return (
    <div className="page py-8">
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 text-quiet">{texts.intro}</p>
      {(Object.keys(sections) as (keyof typeof sections)[]).map((name) => {
        const Section = sections[name]
        return (
          <section key={name} id={name} className="mt-10 border-t border-hairline pt-6">
            <h2 className="pb-4 text-xl font-semibold">{texts.sections[name]}</h2>
            <Section />
          </section>
        )
      })}
    </div>
  )
}
