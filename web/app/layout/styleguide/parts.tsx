import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog, Drawer } from '#ui/overlay/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Menu, menuItemClass } from '#ui/overlay/menu.tsx'
import { PageButtons } from '#ui/paging/page-buttons.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Stars } from '#ui/stars.tsx'
import { toast } from '#ui/toast/toast.ts'
import { styleguideTexts as texts } from './styleguide.texts.ts'

const toasts = ['success', 'error', 'warning', 'info'] as const

export function ProductParts() {
  const [page, setPage] = useState(2)
  return (
    <div className="flex flex-col gap-4">
      <Price price={123456} payable={98764.8} discount={20} size="lg" />
      <Price price={599} payable={479.2} discount={20} />
      <Stars rating={4.3} className="h-5 self-start" />
      <PageButtons
        page={page}
        pages={5}
        onChoose={setPage}
        words={{ label: texts.pages, previous: texts.previous, next: texts.next }}
      />
    </div>
  )
}

export function Floating() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Menu name={texts.menu} button={texts.menu}>
        {texts.menuItems.map((item) => (
          <button key={item} type="button" role="menuitem" className={menuItemClass}>
            {item}
          </button>
        ))}
      </Menu>
      <Button look="secondary" onClick={() => setOpen('dialog')}>
        {texts.openDialog}
      </Button>
      <Button look="secondary" onClick={() => setOpen('drawer')}>
        {texts.openDrawer}
      </Button>
      {toasts.map((kind) => (
        <Button key={kind} look="quiet" onClick={() => toast(kind, texts.toasts[kind])}>
          {texts.toasts[kind]}
        </Button>
      ))}
      <Dialog open={open === 'dialog'} onClose={close} title={texts.openDialog}>
        <p className="pb-4">{texts.dialogWords}</p>
        <Button onClick={close}>{texts.close}</Button>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title={texts.openDrawer}>
        <p className="p-4">{texts.dialogWords}</p>
      </Drawer>
    </div>
  )
}

export function States() {
  return (
    <div className="grid items-center gap-8 sm:grid-cols-2">
      <div aria-busy className="flex flex-col gap-3">
        <p className="flex items-center gap-3 text-sm text-quiet">
          <Spinner />
          {texts.wait}
        </p>
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-24 w-full" />
      </div>
      <EmptyState
        heading={<h3>{texts.emptyHeading}</h3>}
        sentence={texts.emptySentence}
        action={<ButtonLink to="/product-filter">{texts.emptyAction}</ButtonLink>}
      />
    </div>
  )
}
