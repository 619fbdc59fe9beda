/** Has buttons marked `data-print` print the page. */

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-print]')) window.print();
});
