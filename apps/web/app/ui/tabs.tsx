import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A set of panels, one of them visible. Arrow keys move between the tabs. */
export const Tabs = RadixTabs.Root;

/** The row of tabs, with the active tab on a rule. Scrolls horizontally if it does not fit. */
export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      className={classNames(
        'flex gap-1 overflow-x-auto border-b border-rule [scrollbar-width:none]',
        className,
      )}
      {...rest}
    />
  );
}

/** The selected tab is a tab stop in the prerendered HTML too; Radix makes one only after hydration. */
function TabButton({ tabIndex, ...rest }: ComponentProps<'button'> & { 'data-state'?: string }) {
  return <button {...rest} tabIndex={rest['data-state'] === 'active' ? 0 : tabIndex} />;
}

export function TabsTrigger({ className, children, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger asChild {...rest}>
      <TabButton
        className={classNames(
          'relative inline-flex min-h-12 shrink-0 items-center gap-2 px-3 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink sm:px-4',
          'after:absolute after:inset-x-2 after:-bottom-px after:h-0.75 after:scale-x-0 after:bg-accent after:transition-transform',
          'focus-visible:-outline-offset-4 data-[state=active]:text-ink data-[state=active]:after:scale-x-100 [&_svg]:size-4.5',
          className,
        )}
      >
        {children}
      </TabButton>
    </RadixTabs.Trigger>
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return (
    <RadixTabs.Content className={classNames('pt-6 focus-visible:outline-offset-8', className)} {...rest} />
  );
}
