/** Says so once the answers of the server show that it has a newer build than the page. */
export function watchBuild(): void {
  addEventListener('newer-build', ({ detail }) =>
    import('./newer-build.tsx').then(
      ({ tellNewerBuild }) => tellNewerBuild(detail),
      // The next answer tells again.
      () => undefined,
    ),
  );
}
