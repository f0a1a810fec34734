import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast-store.ts';
export default function Home() {
  return (
    <h1 className="font-display text-4xl">
      <Button onClick={() => toast({ title: 'x' })}>Citewright</Button>
    </h1>
  );
}
